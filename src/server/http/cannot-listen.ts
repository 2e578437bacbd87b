import { httpOrigin } from './site-server.ts';

export const cannotListen = (listenHost: string, port: number) =>
  `The site cannot listen at ${httpOrigin(listenHost, port)}: ` +
  'set another PORT or LISTEN_HOST, or stop the program that listens there';
