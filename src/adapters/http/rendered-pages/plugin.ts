import fp from "fastify-plugin";
import type { PublishNews } from "../../../ports/publish-news.ts";
import type { DirectAnswers } from "./direct-answers.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import type { Wanted } from "./site-answers.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly keptAnswers: KeptAnswers<Wanted>;
    readonly directAnswers: DirectAnswers;
  }
}

interface KeptAnswersOptions {
  readonly kept: KeptAnswers<Wanted>;
  readonly direct: DirectAnswers;
  /** Where other processes of the site tell of a publish. Default: there are none. */
  readonly news?: Pick<PublishNews, "listen"> | undefined;
}

/** Milliseconds between looks after a publish while nobody visits: the next visitor is to see what is published. */
const LOOK_EVERY = 1_000;

/** Gives routes the kept answers, keeps these up to date while the server listens, and stops with it. */
export const keptAnswers = fp<KeptAnswersOptions>(
  async (server, { kept, direct, news }) => {
    server.decorate("keptAnswers", kept);
    server.decorate("directAnswers", direct);
    news?.listen(
      oneAtATime(async () => {
        try {
          const ref = await kept.ask();
          server.log.info({ ref }, "another process has seen a publish");
        } catch (error) {
          server.log.warn({ err: error }, "a publish that another process has seen could not be looked at");
        }
      }),
    );
    let looking: NodeJS.Timeout | undefined;
    server.addHook("onListen", async () => {
      looking = setInterval(() => kept.look(), LOOK_EVERY).unref();
    });
    server.addHook("preClose", async () => {
      clearInterval(looking);
      direct.close();
      kept.close();
    });
  },
  { name: "kept-answers" },
);

/** While a look is under way, any number of wishes for one are a single look after it. */
function oneAtATime(look: () => Promise<void>): () => void {
  let isLooking = false;
  let isWanted = false;
  const lookOnce = async () => {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    while (isWanted) {
      isWanted = false;
      await look();
    }
    isLooking = false;
  };
  return () => void lookOnce();
}
