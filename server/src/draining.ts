import type { FastifyInstance } from 'fastify';

export interface Draining {
  /** Whether this process is about to stop. */
  isOn: () => boolean;
  /** From now on the process is not ready, and every response is the last of its connection. */
  begin: () => void;
}

/** Lets a process leave a balancer without a failed request: it stops being ready before the port closes. */
export function registerDraining(app: FastifyInstance): Draining {
  let isOn = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isOn) void reply.header('connection', 'close');
  });
  return { isOn: () => isOn, begin: () => void (isOn = true) };
}
