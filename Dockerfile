# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The build writes the address and the days of the privacy page into the pages.
ARG SITE_URL
ARG PURGE_AFTER_DAYS=30
RUN SITE_URL="$SITE_URL" PURGE_AFTER_DAYS="$PURGE_AFTER_DAYS" npm run build && mv "$(realpath dist/current)" /built && rm /built/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000
RUN install --directory --mode=700 --owner=node --group=node /data
# Root owns the files and another user runs the server, so it cannot change them.
COPY --from=build /built /site
USER node
# From here the default "data", and DATA_DIR=data in .env.local, are the volume /data.
WORKDIR /
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/alive`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell, SIGTERM reaches the server itself.
CMD ["node", "site/server.mjs"]
