import fp from "fastify-plugin";
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
}

/** Milliseconds between looks after a publish while nobody visits: the next visitor is to see what is published. */
const LOOK_EVERY = 1_000;

/** Gives routes the kept answers, keeps these up to date while the server listens, and stops with it. */
export const keptAnswers = fp<KeptAnswersOptions>(
  async (server, { kept, direct }) => {
    server.decorate("keptAnswers", kept);
    server.decorate("directAnswers", direct);
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
