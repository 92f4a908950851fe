import { isIP, isIPv4 } from 'node:net'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'
import { isLoopbackName } from './loopback.ts'

/*
 * A limit by address counts networks: a single customer of a provider has an IPv4 address, but at least 2^64 IPv6 addresses, whose first 64
 * bits are the same.
 */

/** This machine, whose callers are a proxy that is not trusted, or programs of the operator. */
export const loopback = '127.0.0.1'

const customerBits = 64
/** What providers give to a site or to one account of theirs, which can use each of its 65,536 networks. */
const siteBits = 48

/**
 * The network of an address as a socket or a forwarding header names it, with or without a port: an IPv4 address, or the first 64 bits of an
 * IPv6 address. One spelling for each network.
 * @returns undefined when the text is no address
 */
export function networkOf(text: string): string | undefined {
  const address = withoutPort(text)
  if (address === undefined) return undefined
  if (isLoopbackName(address)) return loopback
  if (isIPv4(address)) return address
  const [withoutZone = ''] = address.split('%')
  const bits = convertIPv6ToBinary(withoutZone)
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
  return prefix(bits, customerBits)
}

/** The networks that a network of `networkOf` is counted in, the smallest first. An IPv6 network is also part of a site. */
export const networksAround = (network: string): readonly string[] => {
  const [address = '', bits] = network.split('/')
  return bits === undefined ? [network] : [network, prefix(convertIPv6ToBinary(address), siteBits)]
}

/** An address in brackets or before a port is what a URL has between its slashes. */
function withoutPort(text: string): string | undefined {
  if (isIP(text) !== 0) return text
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined
  const host = url?.hostname.startsWith('[') === true ? url.hostname.slice(1, -1) : url?.hostname
  return host !== undefined && isIP(host) !== 0 ? host : undefined
}

function prefix(bits: bigint, length: number): string {
  const rest = BigInt(128 - length)
  return `${convertIPv6BinaryToString((bits >> rest) << rest)}/${length}`
}
