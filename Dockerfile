FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production ROUNDHOUSE_HOST=0.0.0.0 ROUNDHOUSE_DATA=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
RUN mkdir -m 700 /data && chown node /data && ln -s /app/packages/cli/bin/roundhouse.mjs /usr/local/bin/roundhouse
USER node
VOLUME /data
EXPOSE 1867
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:1867/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/cli/dist/roundhouse.js", "serve", "--no-open"]
