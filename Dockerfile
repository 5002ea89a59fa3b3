# The site; with the command `node dist/server/sandbox.js`, the sandbox.
# The base can be any image with Node 26, npm and a shell.
ARG BASE_IMAGE=node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2

FROM ${BASE_IMAGE} AS build
RUN mkdir /site && chown 1000:1000 /site
USER 1000:1000
ENV HOME=/tmp
WORKDIR /site
COPY --chown=1000:1000 package.json package-lock.json .npmrc ./
RUN npm ci
COPY --chown=1000:1000 . .
# Everything else is in the bundle; these packages contain binaries.
RUN npm run build \
  && mkdir -p image/brand image/node_modules \
  && mv package.json dist content $(ls -d sample) image && mv brand/fonts image/brand \
  && cd node_modules && mv sharp @img detect-libc semver @hyzyla harfbuzzjs dictionary-en ../image/node_modules

FROM ${BASE_IMAGE}
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SANDBOX_CONTENT=/site/sample SANDBOX_MODELS=/site/content
WORKDIR /site
COPY --from=build /site/image ./
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000 9464
# Not through the proxy that the site may use for calls to other services.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "--no-use-env-proxy", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm run serve` starts it; scripts/site-process/served-as.ts says why `MALLOC_ARENA_MAX` is set above.
CMD ["node", "dist/server/main.js"]
