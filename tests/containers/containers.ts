import { once } from "node:events";
import { createServer } from "node:net";
import {
  GenericContainer,
  getContainerRuntimeClient,
  Network,
  type StartedNetwork,
  Wait,
} from "testcontainers";
import { inject } from "vitest";
import { IMAGE } from "./images.ts";

/** Whether the tests of the image can run here; see the set-up. */
export const hasEngine = inject("hasEngine");

const SANDBOX_PORT = 3001;
const SITE_PORT = 3000;
const START_TIMEOUT_MS = 60_000;

/** A container whose port answers, seen from here. */
export interface Reachable {
  readonly origin: string;
  /** The whole log so far. */
  log(): string;
  /** What JavaScript in a Node of the container's own prints. */
  run(script: string): Promise<string>;
  stop(): Promise<void>;
}

/** A file to put into a container. */
export interface ContentFile {
  readonly content: string;
  readonly target: string;
}

/** The image as it is to be run: without a root that can be written to, and without any privilege. */
class HardenedContainer extends GenericContainer {
  constructor() {
    super(IMAGE);
    this.withDroppedCapabilities("ALL").withSecurityOpt("no-new-privileges");
    this.withTmpFs({ "/data": "uid=1000,gid=1000", "/tmp": "" }).withStartupTimeout(START_TIMEOUT_MS);
    this.hostConfig.ReadonlyRootfs = true;
  }
}

/**
 * A sandbox seen from here alone, with content of its own, put at `/scenario`. It is told where it is seen, since it
 * names previews after that; so its port is chosen before.
 */
export async function startSandboxWith(content: readonly ContentFile[]): Promise<Reachable> {
  const port = await freePort();
  const container = new GenericContainer(IMAGE)
    .withCommand(["node", "sandbox/main.ts"])
    .withEnvironment({
      PORT: String(SANDBOX_PORT),
      SANDBOX_CONTENT: "/scenario",
      SANDBOX_URL: `http://${await engineHost()}:${port}`,
    })
    .withCopyContentToContainer([...content])
    .withExposedPorts({ container: SANDBOX_PORT, host: port })
    .withWaitStrategy(Wait.forHttp("/api/v2", SANDBOX_PORT));
  return await start(container, SANDBOX_PORT);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("A port was to be had.");
  return address.port;
}

/** The sandbox with the sample content: the same image with another command. */
export async function startSandbox(network?: StartedNetwork): Promise<Reachable> {
  const container = new HardenedContainer()
    .withCommand(["node", "sandbox/main.ts"])
    .withEnvironment({ PORT: String(SANDBOX_PORT), SANDBOX_HOSTS: `sandbox,${await engineHost()}` })
    .withExposedPorts(SANDBOX_PORT)
    .withWaitStrategy(Wait.forHttp("/api/v2", SANDBOX_PORT));
  if (network) container.withNetwork(network).withNetworkAliases("sandbox");
  return start(container, SANDBOX_PORT);
}

/** The site beside a sandbox. Resolves once the image's own health check passes. */
export async function startSite(
  network: StartedNetwork,
  environment: Readonly<Record<string, string>> = {},
): Promise<Reachable> {
  const container = new HardenedContainer()
    .withEnvironment({
      CONTENT_API_ENDPOINT: `http://sandbox:${SANDBOX_PORT}/api/v2`,
      ALLOWED_HOSTS: await engineHost(),
      ...environment,
    })
    .withNetwork(network)
    .withExposedPorts(SITE_PORT)
    .withWaitStrategy(Wait.forHealthCheck());
  return start(container, SITE_PORT);
}

/** The name by which containers are reached from here: both servers answer by names that they are told alone. */
async function engineHost(): Promise<string> {
  return (await getContainerRuntimeClient()).info.containerRuntime.host;
}

/** A network for the containers of one test file. */
export function startNetwork(): Promise<StartedNetwork> {
  return new Network().start();
}

async function start(container: GenericContainer, port: number): Promise<Reachable> {
  let log = "";
  const started = await container
    .withLogConsumer((stream) =>
      stream.on("data", (chunk: Buffer) => {
        log += chunk.toString();
      }),
    )
    .start();
  return {
    origin: `http://${started.getHost()}:${started.getMappedPort(port)}`,
    log: () => log,
    run: async (script) => (await started.exec(["node", "--eval", script])).output.trim(),
    stop: async () => {
      await started.stop();
    },
  };
}
