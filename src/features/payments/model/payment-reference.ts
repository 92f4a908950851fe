/** The payment's reference as gateways write it into the address. Other parameters, above all a status, are not read. */
export function referenceIn(search: URLSearchParams): string | undefined {
  return ['reference', 'trxref', 'tx_ref'].map((key) => search.get(key)?.trim()).find(Boolean)
}
