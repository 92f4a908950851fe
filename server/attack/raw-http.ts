import { connect } from 'node:net'

/** What came back on a connection: the status of the first answer, how many answers there were, and whether it was closed. */
export interface RawAnswer {
  readonly status: number | undefined
  readonly answers: number
  readonly text: string
  readonly isClosed: boolean
}

interface RawOptions {
  /** How long the first byte of an answer may take, in milliseconds. */
  readonly patienceMs?: number
  /** Sends the bytes in pieces of this size, one every 20 ms. */
  readonly pieceBytes?: number
}

/** The silence after which no further answer is expected, in milliseconds. */
const quietMs = 500

/** Sends bytes on a connection of their own and collects what the server answers. */
export async function sendRaw(
  base: string,
  bytes: string | Buffer,
  { patienceMs = 10_000, pieceBytes }: RawOptions = {},
): Promise<RawAnswer> {
  const { port } = new URL(base)
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  let isClosed = false
  const { promise, resolve } = Promise.withResolvers<void>()
  let timer = setTimeout(resolve, patienceMs)
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(resolve, ms)
  }
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    wait(quietMs)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isClosed = true
    resolve()
  })
  socket.on('connect', () => {
    if (pieceBytes === undefined) return void socket.write(bytes)
    const data = Buffer.from(bytes)
    let at = 0
    const next = () => {
      if (at >= data.length || socket.destroyed) return
      socket.write(data.subarray(at, at + pieceBytes))
      at += pieceBytes
      wait(patienceMs)
      setTimeout(next, 20)
    }
    next()
  })
  await promise
  clearTimeout(timer)
  socket.destroy()
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  return { status: statuses[0], answers: statuses.length, text, isClosed }
}
