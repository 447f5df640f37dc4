import { networkOf } from '../../server/limits/client';
import { roomForConnections } from '../../server/limits/open-files';
import { createShares } from '../../server/limits/shares';

/** How many places each client gets that takes all it can, one client after the other. */
function placesOf(places: number, clients: readonly string[]): readonly number[] {
  const shares = createShares(places);
  return clients.map((client) => {
    let count = 0;
    while (shares.take(client)) count += 1;
    return count;
  });
}

describe('a share', () => {
  it.each([
    [12, [6, 3, 2, 1, 0]],
    [1, [1, 0, 0, 0, 0]],
    [2, [1, 1, 0, 0, 0]],
  ])('of %d places is at most half of those that are free', (places, each) => {
    expect(placesOf(places, ['a', 'b', 'c', 'd', 'e'])).toEqual(each);
  });

  it('is free again when the places are given back', () => {
    const shares = createShares(2);
    const leave = shares.take('a');
    expect(shares.take('a')).toBeUndefined();
    leave?.();
    expect(shares.take('a')).toBeDefined();
    expect(shares.isFull()).toBe(false);
    expect(shares.take('b')).toBeDefined();
    expect(shares.isFull()).toBe(true);
  });
});

describe('the client at an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
    ['::1', '0:0:0:0'],
    ['2001:0DB8:0:1::1', '2001:db8:0:1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::1%eth0.1', 'fe80:0:0:0'],
    ['::ffff:192.0.2.1%a:b', '192.0.2.1'],
    ['192.0.2.1%eth0', 'no address'],
    ['%', 'no address'],
    ['unknown', 'no address'],
    ['_hidden', 'no address'],
  ])('%s is %s', (address, client) => {
    expect(networkOf(address)).toBe(client);
  });
});

describe('the room for connections', () => {
  it.each([
    [64, { connections: 12, openFiles: 64 }],
    [1_024, { connections: 492, openFiles: 1_024 }],
    [1, { connections: 1, openFiles: 1 }],
    [20_080, { connections: 10_000 }],
    [1_048_576, { connections: 10_000 }],
  ])('with %d open files is %j', (openFiles, room) => {
    expect(roomForConnections(openFiles)).toEqual(room);
  });
});
