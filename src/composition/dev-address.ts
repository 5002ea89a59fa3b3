import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import type { Config } from "./config.ts";
import { listenError } from "./run-site.ts";

type Address = Pick<Config, "host" | "port">;

/**
 * The address of the site in development, which stays open while the site restarts: connections wait for the next one. A page
 * that could not be loaded has nothing that would reload it.
 */
export class DevAddress {
  readonly #address: Address;
  readonly #server: Server;
  #site = Promise.withResolvers<HttpServer>();

  private constructor(address: Address, server: Server) {
    this.#address = address;
    this.#server = server;
  }

  /** Rejects with an `EnvironmentError` that names the variable if it cannot listen. */
  static async open(address: Address): Promise<DevAddress> {
    // What comes on a connection before there is a site is not read.
    const server = createServer({ pauseOnConnect: true });
    const own = new DevAddress(address, server);
    server.on("connection", async (socket) => {
      // The browser may go away meanwhile.
      socket.on("error", () => socket.destroy());
      const site = await own.#site.promise;
      site.emit("connection", socket);
      socket.resume();
    });
    server.listen(address.port, address.host);
    await once(server, "listening").catch((error: unknown) => {
      throw listenError(error);
    });
    return own;
  }

  /** This address, or another one, which replaces it. Rejects as {@link open}. */
  async movedTo(address: Address): Promise<DevAddress> {
    if (address.host === this.#address.host && address.port === this.#address.port) return this;
    const other = await DevAddress.open(address);
    this.#server.close();
    return other;
  }

  /** Has a server answer the connections that wait, and those to come. */
  answerWith(site: HttpServer): void {
    this.#site.resolve(site);
  }

  /** Has connections wait from now on. */
  wait(): void {
    this.#site = Promise.withResolvers();
  }
}
