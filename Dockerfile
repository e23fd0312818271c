FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 TQC_DATA=/data TQC_DEMO=none
WORKDIR /app
COPY --from=build /app /app
RUN mkdir -p /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
CMD ["node", "apps/server/dist/main.js"]
