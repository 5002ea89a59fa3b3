import { GenericContainer, getContainerRuntimeClient, Wait } from "testcontainers";
import { freePort } from "../../scripts/site-process/free-port.ts";

const IMAGE = process.env.REDIS_IMAGE ?? "redis:7-alpine";

/** A Redis server without persistence, which can be restarted at the same address. */
export interface RedisServer {
  readonly url: string;
  /** Starts it again after {@link kill}, without data. */
  start(): Promise<void>;
  /** Ends the server, and thereby its connections. */
  kill(): Promise<void>;
  /** Makes all commands hang, with open connections. */
  hang(): Promise<void>;
  goOn(): Promise<void>;
  close(): Promise<void>;
}

/** Starts Redis in a container. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const started = await new GenericContainer(IMAGE)
    .withCommand(["redis-server", "--protected-mode", "no", "--save", "", "--appendonly", "no"])
    .withExposedPorts({ container: 6379, host: port })
    .withWaitStrategy(Wait.forSuccessfulCommand("redis-cli ping"))
    .start();
  const container = (await getContainerRuntimeClient()).container.getById(started.getId());
  return {
    url: `redis://${started.getHost()}:${port}`,
    start: () => started.restart(),
    kill: () => container.kill(),
    hang: () => container.pause(),
    goOn: () => container.unpause(),
    close: async () => {
      await started.stop();
    },
  };
}
