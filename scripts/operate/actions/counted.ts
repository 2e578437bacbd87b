export const counted = (requests: number) =>
  requests === 1 ? '1 request' : `${requests} requests`;
