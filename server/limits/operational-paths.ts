/** The paths of the routes for operators, to which limits on shoppers do not apply. */
import type { FastifyRequest } from 'fastify';

const paths = ['/healthz', '/readyz', '/metrics'];

export const isOperationalPath = (path: string): boolean => paths.includes(path);

/** Whether a request is for an operator's route. */
export const isOperational = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url !== undefined && isOperationalPath(url);
