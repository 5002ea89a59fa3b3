import type { CallHooks } from "../../ports/marketing-api/call-events.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { OperationRequest } from "../../ports/marketing-api/request.ts";

/** What subscribers get: attributes by the names of OpenTelemetry's conventions for HTTP clients, complete at the end. */
export interface CallTrace {
  readonly attributes: Record<string, string | number>;
}

/** Not imported, because browsers have none. */
function openChannel() {
  const diagnostics = globalThis.process?.getBuiltinModule?.("node:diagnostics_channel");
  return diagnostics?.tracingChannel<object, CallTrace>("marketing-api-client:call");
}

let channel: ReturnType<typeof openChannel> | undefined;

/** The channel, if somebody may listen. */
function subscribedChannel() {
  channel ??= openChannel();
  return channel?.hasSubscribers === false ? undefined : channel;
}

/**
 * Makes a call, as a trace of the channel if it has subscribers. Ids, values, bodies and credentials are not part of it; an
 * error is.
 *
 * @param run - Makes the call, and tells the hooks about its requests.
 */
export async function traced(
  { name, operation, method }: OperationRequest,
  base: string,
  run: (hooks?: CallHooks) => Promise<unknown>,
): Promise<unknown> {
  const subscribed = subscribedChannel();
  if (subscribed === undefined) return run();
  const { hostname, port, protocol } = new URL(base);
  const attributes: CallTrace["attributes"] = {
    "mailchimp.operation": name,
    "http.request.method": method,
    "url.template": operation.route.slice(method.length + 1),
    "server.address": hostname,
    "server.port": Number(port || (protocol === "http:" ? 80 : 443)),
  };
  const onResponse: CallHooks["onResponse"] = ({ attempt, status }) => {
    if (attempt > 1) attributes["http.request.resend_count"] = attempt - 1;
    if (status !== undefined) attributes["http.response.status_code"] = status;
  };
  let data: unknown;
  const task = async () => {
    try {
      data = await run({ onResponse });
    } catch (error) {
      if (error instanceof MarketingApiError)
        attributes["error.type"] = String(error.status ?? error.failure);
      throw error;
    }
  };
  await subscribed.tracePromise(task, { attributes });
  return data;
}
