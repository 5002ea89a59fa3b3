/** Where shares are traded. */
interface Exchange {
  /** Market identifier code (ISO 10383). */
  readonly mic: string;
  /** As investors call it. */
  readonly name: string;
  /** Other names of it: its city, if it is the main one there, an abbreviation, a former name. */
  readonly others: readonly string[];
  /** In which most shares have their price: ISO 4217, or the code of hundredths. */
  readonly currency: string;
}

/** `MIC NAME | OTHERS | CURRENCY`, the others separated by commas. */
const EXCHANGES: readonly Exchange[] = `
XASX ASX | Australian Securities Exchange, Sydney | AUD
XNZE NZX | New Zealand Exchange, Wellington | NZD
XLON London Stock Exchange | LSE, London | GBX
AIMX AIM | London AIM | GBX
XDUB Euronext Dublin | Dublin, Irish Stock Exchange | EUR
XETR Xetra | | EUR
XFRA Frankfurt Stock Exchange | Frankfurt, Frankfurt am Main, Börse Frankfurt, FWB | EUR
XSTU Börse Stuttgart | Stuttgart, Stuttgart Stock Exchange | EUR
XMUN Börse München | Munich, München | EUR
XHAM Börse Hamburg | Hamburg | EUR
XDUS Börse Düsseldorf | Düsseldorf, Duesseldorf | EUR
XBER Börse Berlin | Berlin | EUR
XWBO Vienna Stock Exchange | Vienna, Wien, Wiener Börse | EUR
XSWX SIX Swiss Exchange | SIX, Zurich, Zürich | CHF
XPAR Euronext Paris | Paris, Bourse de Paris | EUR
ALXP Euronext Growth Paris | Alternext Paris | EUR
XAMS Euronext Amsterdam | Amsterdam, AEX | EUR
XBRU Euronext Brussels | Brussels, Bruxelles, Brussel | EUR
XLIS Euronext Lisbon | Lisbon, Lisboa | EUR
XMIL Euronext Milan | Milan, Milano, Borsa Italiana | EUR
XMAD BME Madrid | Madrid, Bolsa de Madrid, BME | EUR
XBAR BME Barcelona | Barcelona, Bolsa de Barcelona | EUR
XLUX Luxembourg Stock Exchange | Luxembourg | EUR
XSTO Nasdaq Stockholm | Stockholm | SEK
FNSE Nasdaq First North Sweden | First North Stockholm | SEK
XCSE Nasdaq Copenhagen | Copenhagen, København | DKK
XHEL Nasdaq Helsinki | Helsinki | EUR
XICE Nasdaq Iceland | Reykjavik, Reykjavík | ISK
XOSL Oslo Børs | Oslo, Euronext Oslo | NOK
XTAL Nasdaq Tallinn | Tallinn | EUR
XRIS Nasdaq Riga | Riga | EUR
XLIT Nasdaq Vilnius | Vilnius | EUR
XWAR Warsaw Stock Exchange | Warsaw, Warszawa, GPW, WSE | PLN
XPRA Prague Stock Exchange | Prague, Praha, PSE | CZK
XBUD Budapest Stock Exchange | Budapest, BSE Budapest | HUF
XBSE Bucharest Stock Exchange | Bucharest, București | RON
XATH Athens Stock Exchange | Athens, Αθήνα, ATHEX | EUR
XCYS Cyprus Stock Exchange | Nicosia | EUR
XMAL Malta Stock Exchange | Valletta | EUR
XIST Borsa Istanbul | Istanbul, İstanbul, BIST | TRY
XTAE Tel Aviv Stock Exchange | Tel Aviv, TASE | ILA
XNYS NYSE | New York Stock Exchange | USD
XNAS Nasdaq | | USD
XASE NYSE American | AMEX | USD
OTCM OTC Markets | OTC | USD
XTSE Toronto Stock Exchange | TSX, Toronto | CAD
XTSX TSX Venture Exchange | TSXV | CAD
BVMF B3 | São Paulo, Sao Paulo, Bovespa | BRL
XMEX Mexican Stock Exchange | Mexico City, BMV, Bolsa Mexicana de Valores | MXN
XSGO Santiago Stock Exchange | Santiago, Bolsa de Santiago | CLP
XBOG Colombia Stock Exchange | Bogotá, Bogota, BVC | COP
XLIM Lima Stock Exchange | Lima, BVL | PEN
XTKS Tokyo Stock Exchange | Tokyo, TSE, 東京証券取引所, 東証 | JPY
XNGO Nagoya Stock Exchange | Nagoya | JPY
XHKG HKEX | Hong Kong, Hong Kong Stock Exchange, SEHK | HKD
XSHG Shanghai Stock Exchange | Shanghai, SSE | CNY
XSHE Shenzhen Stock Exchange | Shenzhen, SZSE | CNY
XTAI Taiwan Stock Exchange | Taipei, TWSE | TWD
XKRX Korea Exchange | Seoul, KRX | KRW
XSES SGX | Singapore, Singapore Exchange | SGD
XKLS Bursa Malaysia | Kuala Lumpur | MYR
XIDX Indonesia Stock Exchange | Jakarta, IDX | IDR
XBKK Stock Exchange of Thailand | Bangkok, SET | THB
XPHS Philippine Stock Exchange | Manila | PHP
XSTC Ho Chi Minh Stock Exchange | Ho Chi Minh City, HOSE | VND
XNSE National Stock Exchange of India | NSE | INR
XBOM BSE | Bombay Stock Exchange | INR
XSAU Saudi Exchange | Riyadh, Tadawul | SAR
XADS Abu Dhabi Securities Exchange | Abu Dhabi, ADX | AED
XDFM Dubai Financial Market | Dubai, DFM | AED
DSMD Qatar Stock Exchange | Doha, QSE | QAR
XKUW Boursa Kuwait | Kuwait, Kuwait City | KWD
XBAH Bahrain Bourse | Manama | BHD
XMUS Muscat Stock Exchange | Muscat, MSX | OMR
XAMM Amman Stock Exchange | Amman | JOD
XCAI Egyptian Exchange | Cairo, EGX | EGP
XCAS Casablanca Stock Exchange | Casablanca | MAD
XTUN Tunis Stock Exchange | Tunis, BVMT | TND
XNSA Nigerian Exchange | Lagos, NGX | NGN
XNAI Nairobi Securities Exchange | Nairobi | KES
XJSE JSE | Johannesburg, Johannesburg Stock Exchange | ZAc
`
  .trim()
  .split("\n")
  .map((line) => {
    const [known = "", others = "", currency = ""] = line.split("|").map((part) => part.trim());
    const [mic = "", ...name] = known.split(" ");
    return { mic, name: name.join(" "), others: others.split(", ").filter(Boolean), currency };
  });

/** An exchange of this table by its code, a name or its city, in upper or lower case, with or without accents. */
export function exchangeNamed(given: string): Exchange | undefined {
  const wanted = plain(given);
  return EXCHANGES.find(({ mic, name, others }) =>
    [mic, name, ...others].some((known) => plain(known) === wanted),
  );
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{M}\s.-]/gu, "")
    .toLowerCase();
}
