# The site, and with another command the sandbox: `node sandbox/main.ts`.
# Any image with Node 26, npm and a shell will do as a base.
ARG BASE_IMAGE=node:26.10.0-bookworm-slim

FROM ${BASE_IMAGE} AS build
RUN mkdir /site && chown 1000:1000 /site
USER 1000:1000
ENV HOME=/tmp
WORKDIR /site
COPY --chown=1000:1000 package.json package-lock.json .npmrc ./
RUN npm ci
COPY --chown=1000:1000 . .
# The code is compiled once more, by the user and the Node that will run it: they read no other's. The packages that
# carry Node to other machines stay behind.
RUN npm run build && rm -rf dist/compiled && node scripts/compile-server.ts \
  && npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/.bin/node \
  && mkdir image && mv package.json node_modules dist src sandbox content brand image

FROM ${BASE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=dist/compiled \
  MALLOC_ARENA_MAX=1
WORKDIR /site
COPY --from=build /site/image ./
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# One arena, little room for what is young, and a heap that knows its bounds: V8 lets it grow less before it collects.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=768", "dist/server/main.js"]
