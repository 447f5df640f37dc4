/** Who sends a request, for limits that give each client a share. */
import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The address of a client, its network if it has IPv6; a symbol of its own for a request whose client is not known. */
export type Client = string | symbol;

const loopback = compile('loopback');
/** Of all clients whose address no proxy names: they have one share together. */
const noAddress = 'no address';
const groupsOfNetwork = 4;

/** Whether an address is one of this machine. */
export const isLoopback = (address = ''): boolean => loopback(address, 0);

/** A household or an attacker has all addresses of an IPv6 network (/64). */
export function networkOf(text: string): string {
  // Some proxies name the port too.
  const address = text.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1');
  if (!isIP(address)) return noAddress;
  // Node takes any name of a zone behind an IPv6 address, the package only some.
  const [bare = ''] = address.split('%', 1);
  const read = ipaddr.process(bare);
  if (read instanceof ipaddr.IPv4) return read.toString();
  const groups = read.parts.slice(0, groupsOfNetwork);
  return groups.map((group) => group.toString(16)).join(':');
}

/**
 * What comes from this machine is of a proxy that TRUST_PROXY does not name, or of an operator: one of many clients.
 */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): Client =>
  isLoopback(ip) ? Symbol('a client') : networkOf(ip);
