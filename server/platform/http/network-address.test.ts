import { expect, it } from 'vitest'
import { networkOf, networksAround } from './network-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['203.0.113.7:80', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '127.0.0.1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['127.0.0.1:3000', '127.0.0.1'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each(['', 'unknown', '_hidden', '203.0.113.999', '2001:db8::1::2', '[2001:db8::1', 'proxy.example', 'local'])(
  'finds no address in %j',
  (text) => {
    expect(networkOf(text)).toBeUndefined()
  },
)

it('counts an IPv6 network as part of its site, too', () => {
  expect(networksAround('2001:db8:1:2::/64')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48'])
  expect(networksAround('203.0.113.7')).toEqual(['203.0.113.7'])
  expect(networksAround('local')).toEqual(['local'])
})
