/** The demo employer of the seed, as in README.md. */
const demo = { email: 'demo@marquee.example', password: 'Marquee-demo-1' }

/**
 * Logs the demo employer in.
 * @param url of the product, without a slash at the end
 * @returns what a browser stores under `auth-storage`
 */
export async function demoSession(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/employer/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demo),
  })
  const { data } = (await answer.json()) as { data: { token: string; user: object } }
  return JSON.stringify({
    state: { user: data.user, isAuthenticated: true, token: data.token.replace(/^Bearer /, '') },
    version: 0,
  })
}
