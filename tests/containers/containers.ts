import { GenericContainer, getContainerRuntimeClient, type StartedNetwork, Wait } from "testcontainers";
import { IMAGE } from "./images.ts";

const SANDBOX_PORT = 3001;
const SITE_PORT = 3000;
const START_TIMEOUT_MS = 60_000;

/** A running container with a reachable port. */
export type Reachable = Awaited<ReturnType<typeof start>>;

/** The image with the recommended options: read-only root file system, no privileges. */
class HardenedContainer extends GenericContainer {
  constructor() {
    super(IMAGE);
    this.withDroppedCapabilities("ALL").withSecurityOpt("no-new-privileges");
    this.withTmpFs({ "/data": "uid=1000,gid=1000", "/tmp": "" }).withStartupTimeout(START_TIMEOUT_MS);
    this.hostConfig.ReadonlyRootfs = true;
  }
}

/** Starts the sandbox with the sample content: the same image with another command. */
export async function startSandbox(network: StartedNetwork) {
  const container = new HardenedContainer()
    .withCommand(["node", "dist/server/sandbox.js"])
    .withEnvironment({ PORT: String(SANDBOX_PORT), SANDBOX_HOSTS: `sandbox,${await engineHost()}` })
    .withNetwork(network)
    .withNetworkAliases("sandbox")
    .withExposedPorts(SANDBOX_PORT)
    .withWaitStrategy(Wait.forHttp("/api/v2", SANDBOX_PORT));
  return start(container, SANDBOX_PORT);
}

/** Starts the site with the sandbox as its content service. Resolves when the image's health check passes. */
export async function startSite(network: StartedNetwork, environment: Readonly<Record<string, string>> = {}) {
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

/** The host name of the containers, which site and sandbox must allow. */
async function engineHost(): Promise<string> {
  return (await getContainerRuntimeClient()).info.containerRuntime.host;
}

async function start(container: GenericContainer, port: number) {
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
    /** The complete log so far. */
    log: () => log,
    /** Runs JavaScript in a new Node process in the container; returns its output. */
    run: async (script: string) => (await started.exec(["node", "--eval", script])).output.trim(),
    stop: async () => void (await started.stop()),
  };
}
