/** Who sends a request, for limits that give each client a share. */
import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The address of a client, its network if it has IPv6; a symbol of its own for a request whose client is not known. */
export type Client = string | symbol;

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
/** Of all clients whose address no proxy names: they have one share together. */
const noAddress = 'no address';
const groupsOfNetwork = 4;
const groupsOfAddress = 8;

export const isLoopback = (address: string | undefined): boolean => loopback.test(address ?? '');

/** Without zeros in front, in lower case. */
const plainGroup = (group: string): string => Number.parseInt(group, 16).toString(16);

/** A household or an attacker has all addresses of an IPv6 network (/64). */
export function networkOf(text: string): string {
  // Some proxies name the port too.
  const address = text.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1');
  if (!isIP(address)) return noAddress;
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [before = [], after = []] = address.split('::').map((part) =>
    part
      .split(':')
      .filter((group) => group !== '')
      .map(plainGroup),
  );
  const zeros = Array.from({ length: groupsOfAddress - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, groupsOfNetwork).join(':');
}

/**
 * What comes from this machine is of a proxy that TRUST_PROXY does not name, or of an operator: one of many clients.
 */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): Client =>
  isLoopback(ip) ? Symbol('a client') : networkOf(ip);
