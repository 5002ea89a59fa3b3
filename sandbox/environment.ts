import { z } from "zod";
import { hostNames, logLevel, port, text, webAddress } from "../src/environment/kinds.ts";

/** Every variable that the sandbox reads when it runs alone. */
export const sandboxVariables = z.object({
  HOST: text().default("localhost").meta({ description: "Name or address at which the sandbox listens." }),
  PORT: port().prefault("3001").meta({ description: "Port on which it listens; 0 lets the system choose." }),
  LOG_LEVEL: logLevel()
    .default("warn")
    .meta({ description: "How much is logged: `fatal` to `trace`, or `silent`." }),
  DATA_DIR: text().default("data").meta({ description: "The folder where the marketing account is kept." }),
  SANDBOX_CONTENT: text().optional().meta({
    description: "The folder with the documents, images and files that the content API serves.",
    otherwise: "`sample`",
  }),
  SANDBOX_MODELS: text().optional().meta({
    description: "The folder with their models.",
    otherwise: "`content`",
  }),
  SANDBOX_URL: webAddress().optional().meta({
    description: "Where the site finds the content API; previews are named after it.",
    otherwise: "`HOST` and `PORT`",
  }),
  SANDBOX_HOSTS: hostNames().prefault("localhost").meta({
    description:
      "Names, separated by commas, by which it may be asked besides that of `SANDBOX_URL` and those of its own machine.",
  }),
  SITE_URL: webAddress().optional().meta({
    description: "The website that previews open.",
    otherwise: "`http://localhost:3000`",
  }),
  SANDBOX_ACCESS_TOKEN: text().optional().meta({
    description: "The only token that the content API answers to.",
    otherwise: "none is asked for",
    secret: true,
  }),
  SANDBOX_WRITE_TOKEN: text().optional().meta({
    description: "The only token that the write APIs take.",
    otherwise: "any will do",
    secret: true,
  }),
  SANDBOX_WEBHOOK_URL: webAddress().optional().meta({
    description: "Whom to tell of a publish.",
    otherwise: "nobody",
  }),
  SANDBOX_WEBHOOK_SECRET: text().optional().meta({
    description: "The secret that is told with it.",
    secret: true,
  }),
  SANDBOX_API_KEY: text().optional().meta({
    description: "The only key that the marketing API lets in.",
    otherwise: "any will do",
    secret: true,
  }),
});
