import LocaleKit

extension PeriodWords {
    /// One language's words.
    struct Table: Sendable {
        /// Phrases by their first word, the longest first.
        var phrases: [String: [(words: [String], period: Period?)]] = [:]
        var nouns: [String: PeriodUnit] = [:]
        var numbers: [String: Int] = [:]

        func phrase(in words: ArraySlice<String>) -> (count: Int, period: Period?)? {
            guard let first = words.first, let candidates = phrases[first] else { return nil }
            for candidate in candidates where words.starts(with: candidate.words) { return (candidate.words.count, candidate.period) }
            return nil
        }

        func number(_ word: String) -> Int? {
            if let number = numbers[word] { return number }
            var value = 0
            for character in word {
                guard let digit = character.wholeNumberValue, digit < 10, value < 1000 else { return nil }
                value = value * 10 + digit
            }
            return value > 0 ? value : nil
        }

        /// Lines of `P1M: monthly, per month`, `months: month, months`, `2: two`; `?` for words of two meanings.
        init(_ text: String) {
            for line in text.split(separator: "\n") {
                guard let colon = line.firstIndex(of: ":") else { continue }
                let key = String(line[..<colon])
                for item in line[line.index(after: colon)...].split(separator: ",") {
                    let words = item.split(separator: " ").map(String.init)
                    guard let first = words.first else { continue }
                    if let unit = PeriodUnit(rawValue: key) {
                        nouns[first] = unit
                    } else if let number = Int(key) {
                        numbers[first] = number
                    } else {
                        phrases[first, default: []].append((words, Period(iso8601: key)))
                    }
                }
            }
            for key in phrases.keys { phrases[key]?.sort { $0.words.count > $1.words.count } }
        }
    }

    static let tables: [String: Table] = ["en": en, "fr": fr, "vi": vi, "ar": ar, "pt": pt, "es": es, "de": de]

    private static let en = Table(
        """
        P1D:daily,per day,every day,each day
        P1W:weekly,per week,every week,each week,a week
        P2W:fortnightly
        P1M:monthly,per month,every month,each month,a month
        P3M:quarterly,per quarter
        P6M:semiannual,semi annual,semiannually,half yearly,half year
        P1Y:yearly,annual,annually,per year,every year,each year,a year,per annum
        ?:bimonthly,bi monthly,biweekly,bi weekly,biannual,biannually,semi monthly,semi weekly
        day:day,days
        week:week,weeks
        month:month,months
        year:year,years
        1:one
        2:two
        3:three
        6:six
        12:twelve
        """)
    private static let fr = Table(
        """
        P1D:quotidien,quotidienne,journalier,journalière,par jour,chaque jour
        P1W:hebdomadaire,hebdo,par semaine,chaque semaine,à la semaine
        P1M:mensuel,mensuelle,par mois,chaque mois,au mois
        P2M:bimestriel,bimestrielle
        P3M:trimestriel,trimestrielle,par trimestre
        P6M:semestriel,semestrielle,par semestre
        P1Y:annuel,annuelle,par an,chaque année,à l année
        ?:bimensuel,bimensuelle,bihebdomadaire,semi annuel,semi annuelle
        day:jour,jours
        week:semaine,semaines
        month:mois
        year:an,ans,année,années
        1:un,une
        2:deux
        3:trois
        6:six
        12:douze
        """)
    private static let vi = Table(
        """
        P1D:theo ngày,hàng ngày,hằng ngày,mỗi ngày
        P1W:theo tuần,hàng tuần,hằng tuần,mỗi tuần,gói tuần
        P1M:theo tháng,hàng tháng,hằng tháng,mỗi tháng,gói tháng
        P3M:theo quý,hàng quý,hằng quý,mỗi quý,gói quý
        P1Y:theo năm,hàng năm,hằng năm,mỗi năm,gói năm,thường niên
        P6M:nửa năm
        day:ngày
        week:tuần
        month:tháng
        year:năm
        1:một
        2:hai
        3:ba
        6:sáu
        """)
    // Without the article and the endings ـة and ـًا, as the words of a title are.
    private static let ar = Table(
        """
        P1D:يومي,كل يوم
        P1W:أسبوعي,اسبوعي,كل أسبوع
        P1M:شهري,كل شهر,شهر واحد
        P2M:شهرين,شهران
        P3M:ربع سنوي,فصلي
        P6M:نصف سنوي
        P1Y:سنوي,كل سنة,كل عام,سنة واحد,عام واحد
        ?:نصف شهري
        day:يوم,أيام,ايام,يوما
        week:أسبوع,أسابيع,اسبوع,اسابيع
        month:شهر,أشهر,شهور,اشهر
        year:سنة,سنوات,عام,أعوام
        3:ثلاث
        6:ست,ستة
        """)
    private static let pt = Table(
        """
        P1D:diário,diária,diario,por dia
        P1W:semanal,semanais,por semana
        P1M:mensal,mensais,por mês,ao mês
        P2M:bimestral
        P3M:trimestral,trimestrais
        P6M:semestral,semestrais
        P1Y:anual,anuais,por ano,ao ano
        ?:bimensal,quinzenal,semi anual
        day:dia,dias
        week:semana,semanas
        month:mês,meses
        year:ano,anos
        1:um,uma
        2:dois,duas
        3:três
        6:seis
        12:doze
        """)
    private static let es = Table(
        """
        P1D:diario,diaria,por día,al día
        P1W:semanal,semanales,por semana,a la semana
        P1M:mensual,mensuales,por mes,al mes
        P2M:bimestral
        P3M:trimestral,trimestrales
        P6M:semestral,semestrales
        P1Y:anual,anuales,por año,al año
        ?:bimensual,quincenal,semi anual
        day:día,días
        week:semana,semanas
        month:mes,meses
        year:año,años
        1:un,una
        2:dos
        3:tres
        6:seis
        12:doce
        """)
    private static let de = Table(
        """
        P1D:täglich,tägliches,pro tag
        P1W:wöchentlich,wöchentliches,wochenabo,wochen abo,pro woche
        P1M:monatlich,monatliches,monatliche,monatsabo,monats abo,monatsplan,monats plan,monatspass,pro monat,im monat
        P3M:vierteljährlich,vierteljährliches,quartalsweise,quartalsabo,quartals abo,pro quartal
        P6M:halbjährlich,halbjährliches,halbjahresabo,halbjahres abo
        P1Y:jährlich,jährliches,jährliche,jahresabo,jahres abo,jahresplan,jahres plan,jahrespass,pro jahr,im jahr
        ?:zweimonatlich,zweiwöchentlich
        day:tag,tage
        week:woche,wochen
        month:monat,monate
        year:jahr,jahre
        1:ein,eine
        2:zwei
        3:drei
        6:sechs
        12:zwölf
        """)
}
