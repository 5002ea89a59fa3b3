import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** An answer to a command: text of the protocol of Redis (RESP) without the last line break. */
type Answer = (command: string, connection: number) => string;

/** A server that speaks the protocol of Redis, and refuses what it is told to; closed after the test. */
export async function startScriptedRedis(answer: Answer) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const number = sockets.push(socket);
    const answerTo = withTransactions((command) => answer(command, number));
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      for (const command of commandsIn(String(bytes))) socket.write(`${answerTo(command)}\r\n`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("the server has no port");
  return { url: `redis://127.0.0.1:${address.port}`, connections: () => sockets.length };
}

/** Keeps the answers of a transaction for its end, which is refused if one of its commands was. */
function withTransactions(answer: (command: string) => string): (command: string) => string {
  let queued: string[] | undefined;
  const atEnd = (answers: readonly string[]) => {
    const isRefused = answers.some((one) => one.startsWith("-"));
    if (isRefused) return "-EXECABORT Transaction discarded because of previous errors.";
    return [`*${answers.length}`, ...answers].join("\r\n");
  };
  return (command) => {
    const reply = answer(command);
    if (command === "EXEC") {
      const answers = queued ?? [];
      queued = undefined;
      return atEnd(answers);
    }
    if (command === "MULTI") {
      queued = [];
      return reply;
    }
    queued?.push(reply);
    return queued === undefined || reply.startsWith("-") ? reply : "+QUEUED";
  };
}

/** The names of the commands in what a client has sent at once: each is a list of texts with their lengths. */
function commandsIn(sent: string): readonly string[] {
  return [...sent.matchAll(/\*\d+\r\n\$\d+\r\n(?<name>[a-z]+)\r\n/gi)].map(([, name = ""]) =>
    name.toUpperCase(),
  );
}
