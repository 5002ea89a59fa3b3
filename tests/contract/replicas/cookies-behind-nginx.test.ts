import { expect, inject, it } from "vitest";
import { startNginx } from "../../containers/nginx.ts";
import { siteOf } from "../../unit/http/site.ts";

it.skipIf(!inject("hasEngine"))(
  "nginx lets a browser with too many cookies see the site's page about them",
  async () => {
    const { server } = siteOf();
    const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
    const nginx = await startNginx([Number(port)]);
    try {
      const headers = { cookie: `a=${"a".repeat(17_000)}` };
      const response = await fetch(`http://127.0.0.1:${nginx.port}/`, { headers });
      expect(response.status).toBe(431);
      expect(await response.text()).toContain("delete the cookies of this site");
    } finally {
      await nginx.stop();
    }
  },
);
