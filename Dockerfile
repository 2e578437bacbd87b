# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The pages are written at build time, so what they say of the site is needed here: its address, and days on the privacy page.
ARG SITE_URL
ARG PURGE_AFTER_DAYS=30
RUN SITE_URL="$SITE_URL" PURGE_AFTER_DAYS="$PURGE_AFTER_DAYS" npm run build && mv "$(realpath dist/current)" /built && rm /built/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
RUN install --directory --mode=700 --owner=node --group=node /data
# Owned by root and run by another: the server cannot change its own files.
COPY --from=build /built /site
USER node
# Started here, the default folder "data" is the volume, and so is the DATA_DIR=data of a copied .env.local.
WORKDIR /
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/alive`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between: SIGTERM reaches the server itself.
CMD ["node", "site/server.mjs"]
