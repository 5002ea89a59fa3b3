import { GenericContainer, getContainerRuntimeClient, Wait } from "testcontainers";
import { freePort } from "../../scripts/site-process/free-port.ts";

const IMAGE =
  process.env.REDIS_IMAGE ??
  "redis:7-alpine@sha256:6ab0b6e7381779332f97b8ca76193e45b0756f38d4c0dcda72dbb3c32061ab99";

/** A Redis server without persistence, which can be restarted at the same address. */
export type RedisServer = Awaited<ReturnType<typeof startRedis>>;

export async function startRedis() {
  const port = await freePort();
  const started = await new GenericContainer(IMAGE)
    .withCommand(["redis-server", "--protected-mode", "no", "--save", "", "--appendonly", "no"])
    .withExposedPorts({ container: 6379, host: port })
    .withWaitStrategy(Wait.forSuccessfulCommand("redis-cli ping"))
    .start();
  const container = (await getContainerRuntimeClient()).container.getById(started.getId());
  return {
    url: `redis://${started.getHost()}:${port}`,
    /** Starts it again after it was killed, without data. */
    start: () => started.restart(),
    /** Ends the server, and thereby its connections. */
    kill: async () => void (await container.kill()),
    /** Makes all commands hang, with open connections. */
    hang: async () => void (await container.pause()),
    goOn: async () => void (await container.unpause()),
    close: async () => void (await started.stop()),
  };
}
