/** Companies that adopt the project, by the flags of the command. */
export const COMPANIES = {
  /** Another language, time zone, currency and format of dates than the sample's, which it does without. */
  german: {
    flags: [
      "--name=Nordkamm AG",
      "--slug=nordkamm",
      "--exchange=Xetra",
      "--ticker=NKM",
      "--price-currency=",
      "--repository=nordkamm",
      "--locale=de-de",
      "--time-zone=Europe/Berlin",
      "--currency=EUR",
      "--hundredths=",
      "--email=ir@nordkamm.example",
      // This colour has too little contrast for text, so its shades are changed.
      "--colour=#d9738f",
      "--accent=#ffd166",
      "--without-sample",
    ],
    brand: ['"Nordkamm AG"', '"de-DE"', '"nordkamm"', '"Europe/Berlin"'],
    repository: "nordkamm",
    texts: "de",
  },
  /** The language of the sample, which it keeps, in another country. */
  american: {
    flags: [
      "--name=Pinecrest Inc.",
      "--slug=pinecrest",
      "--exchange=NYSE",
      "--ticker=PNC",
      "--price-currency=USD",
      "--repository=pinecrest",
      "--locale=en-US",
      "--time-zone=America/New_York",
      "--currency=USD",
      "--hundredths=cents",
      "--email=ir@pinecrest.example",
      "--colour=#1b3a6b",
      "--accent=#ffb000",
    ],
    brand: ['"Pinecrest Inc."', '"en-US"', '"pinecrest"', '"America/New_York"'],
    repository: "pinecrest",
    texts: "en",
  },
};
