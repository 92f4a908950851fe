/** The cookies of one browser, whatever their path: every call of the tests goes to the same server. */
export interface CookieJar {
  /** The header that sends the cookies; empty without any. */
  readonly headers: () => Record<string, string>
  readonly set: (name: string, value: string) => void
  /** Stores and deletes the cookies that a response sets. */
  readonly store: (response: { readonly headers: Headers }) => void
}

/** An empty cookie jar. */
export function cookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    headers: () =>
      cookies.size === 0 ? {} : { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    set: (name, value) => void cookies.set(name, value),
    store: ({ headers }) => {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (attributes.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
}
