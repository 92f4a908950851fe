import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/lib/port.mjs'

const program = fileURLToPath(new URL('../../dist/server/main.mjs', import.meta.url))

/** The longest wait for a first start, in ms: it creates, migrates and seeds a database. */
const startLimit = 120_000

/** A running copy of the built product with a data folder of its own. */
export type Product = {
  /** The address it listens on, without a slash at the end. */
  readonly url: string
  /** Its data folder. */
  readonly dataDir: string
  /** Stops it gracefully, waits for its exit, and removes its data. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the built product on a free port of the loopback address and waits until it is ready.
 * @param env settings beside the port and the data folder, such as MARQUEE_SEED
 * @throws when it ends before it is ready or is not ready in two minutes; the message carries what it printed
 */
export async function startProduct(env: Readonly<Record<string, string>>): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-e2e-'))
  // Under root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(dataDir, 0o755)
  const child = spawn(process.execPath, [program], {
    env: { ...neutralEnv(), PORT: String(port), MARQUEE_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const stop = async () => {
    // On Windows `kill` would end the server without its shutdown, and PostgreSQL would keep the data folder open.
    if (process.platform !== 'win32') child.kill('SIGTERM')
    else if (child.connected) child.send('shutdown')
    await ended
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }

  const deadline = performance.now() + startLimit
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`The product did not become ready. It printed:\n${output}`)
    }
    await wait(100)
  }
  return { url, dataDir, stop }
}

/** Returns this process's environment without the settings of a real database, mail server, payment provider or push service. */
function neutralEnv(): NodeJS.ProcessEnv {
  const settings = /^(?:MARQUEE_|DATABASE_|SMTP_|MAIL_|PAYSTACK_|FIREBASE_|PORT$)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)))
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
