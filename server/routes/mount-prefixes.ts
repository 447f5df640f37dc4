/** Keeps mount prefixes apart from the server's own paths, and from other hosts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutAuthority } from '../limits/request-target';
import { shopperPlace } from '../security/shopper-origin';
import { mountAt, mountsOf } from '../settings/brand-places';
import type { Settings } from '../settings/settings';
import { SettingsError } from '../services/read-settings';

type PlaceSettings = Pick<Settings, 'brandPlaces'>;

/** Sends the page for wrong addresses below the prefix of another host, which `rewriteUrl` takes off at any host. */
export function refuseMountsOfOtherHosts(
  server: FastifyInstance,
  settings: PlaceSettings,
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | Buffer>,
): void {
  const mounts = mountsOf(settings.brandPlaces);
  if (mounts.length === 0) return;
  server.addHook('onRequest', async (request, reply) => {
    const taken = mountAt(mounts, withoutAuthority(request.originalUrl));
    if (taken !== (shopperPlace(request, settings)?.mount ?? ''))
      return reply.send(await sendNotFound(request, reply));
  });
}

/**
 * Call it before routes are added, and what it returns after: that throws a `SettingsError` for a prefix that hides a
 * route.
 */
export function watchForHiddenRoutes(server: FastifyInstance, settings: PlaceSettings): () => void {
  const beginnings = new Set<string | undefined>();
  server.addHook('onRoute', ({ url }) => void beginnings.add(url.split('/')[1]));
  return () => {
    for (const { mount, brand } of settings.brandPlaces) {
      const hidden = mount.split('/').find((name) => name !== '' && beginnings.has(name));
      if (hidden === undefined) continue;
      throw new SettingsError(
        `Bad setting: hosts of ${brand}: "${mount}" is no prefix, since the server has pages of its own below /${hidden}`,
      );
    }
  };
}
