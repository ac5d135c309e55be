# Vitrine for people on other systems:
#   docker build -t vitrine .
#   docker run --rm -v "$PWD":/project vitrine build
FROM swift:6.3-bookworm AS build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libcmark-dev libyaml-dev libssl-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift .
COPY Plugins Plugins
COPY Sources Sources
COPY Tests Tests
COPY templates templates
RUN swift build -c release --product vitrine

FROM swift:6.3-bookworm-slim
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libcmark0.30.2 libyaml-0-2 libssl3 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /source/.build/release/vitrine /usr/local/bin/vitrine
WORKDIR /project
ENTRYPOINT ["vitrine"]
