import type { RestMarketingApiOptions } from "../../src/adapters/esp-rest/settings.ts";
import { UsageError } from "./exit-codes.ts";

const variables = {
  apiKey: "ESP_API_KEY",
  accessToken: "ESP_ACCESS_TOKEN",
  serverPrefix: "ESP_SERVER_PREFIX",
  baseUrl: "ESP_BASE_URL",
} as const;

const NO_CREDENTIALS = `No credentials are set. Set ESP_API_KEY, or ESP_ACCESS_TOKEN together with ESP_SERVER_PREFIX.
To try it without an account, start the sandbox (npm run sandbox) and in another terminal set
  ESP_API_KEY=any ESP_BASE_URL=http://localhost:3001/3.0`;

/** The client's options; an empty variable counts as not set. @throws {UsageError} when there are no credentials. */
export function clientOptions(environment: Readonly<NodeJS.ProcessEnv>): RestMarketingApiOptions {
  const read = (option: keyof typeof variables) => environment[variables[option]] || undefined;
  const [apiKey, accessToken] = [read("apiKey"), read("accessToken")];
  if (apiKey === undefined && accessToken === undefined) throw new UsageError(NO_CREDENTIALS);
  return { apiKey, accessToken, serverPrefix: read("serverPrefix"), baseUrl: read("baseUrl") };
}

/** Replaces option names in a message of the client by the names of the environment variables. */
export function inEnvironmentNames(message: string): string {
  return Object.entries(variables).reduce(
    (text, [option, variable]) => text.replaceAll(new RegExp(`\\b${option}\\b`, "g"), variable),
    message,
  );
}
