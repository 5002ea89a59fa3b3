import { z } from "zod";
import { hostNames, logLevel, port, text, webAddress } from "../src/environment/kinds.ts";

/** The environment variables of a standalone sandbox. */
export const sandboxVariables = z.object({
  HOST: text().default("localhost").meta({ description: "Host name or address to listen on." }),
  PORT: port().prefault("3001").meta({ description: "Port to listen on; 0 lets the system choose." }),
  LOG_LEVEL: logLevel()
    .default("warn")
    .meta({ description: "Minimum level of log messages: `fatal` to `trace`, or `silent`." }),
  DATA_DIR: text()
    .default("data")
    .meta({ description: "The folder in which the marketing account is stored." }),
  SANDBOX_CONTENT: text().optional().meta({
    description: "The folder with the documents, images and files of the content API.",
    otherwise: "`sample`",
  }),
  SANDBOX_MODELS: text().optional().meta({
    description: "The folder with their models.",
    otherwise: "`content`",
  }),
  SANDBOX_URL: webAddress().optional().meta({
    description: "URL of the sandbox for the site; it is also the prefix of preview tokens.",
    otherwise: "`HOST` and `PORT`",
  }),
  SANDBOX_HOSTS: hostNames().prefault("localhost").meta({
    description:
      "Additional host names of the sandbox, separated by commas, besides those of `SANDBOX_URL` and its machine. Requests for other hosts are rejected.",
  }),
  SITE_URL: webAddress().optional().meta({
    description: "URL of the website for previews.",
    otherwise: "`http://localhost:3000`",
  }),
  SANDBOX_ACCESS_TOKEN: text().optional().meta({
    description: "The access token of the content API.",
    otherwise: "the API is public",
    secret: true,
  }),
  SANDBOX_WRITE_TOKEN: text().optional().meta({
    description: "The token of the write APIs.",
    otherwise: "any is accepted",
    secret: true,
  }),
  SANDBOX_WEBHOOK_URL: webAddress().optional().meta({
    description: "URL that is called after a publish (webhook).",
    otherwise: "no webhook",
  }),
  SANDBOX_WEBHOOK_SECRET: text().optional().meta({
    description: "Secret in the webhook's body.",
    secret: true,
  }),
  SANDBOX_WEBHOOK_HOSTS: hostNames().optional().meta({
    description:
      "Host names, separated by commas, to which the marketing API may send webhooks besides this machine.",
    otherwise: "none",
  }),
  SANDBOX_SIGNING_SECRET: text().optional().meta({
    description: "What the marketing API signs webhooks with.",
    otherwise: "`sandbox`",
    secret: true,
  }),
  SANDBOX_API_KEY: text().optional().meta({
    description: "The API key of the marketing API.",
    otherwise: "any is accepted",
    secret: true,
  }),
});
