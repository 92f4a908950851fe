import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * How the mail server behaves on a new connection: it delivers; never says anything; refuses everybody; closes the connection in the middle;
 * is temporarily full; answers one byte at a time; or says what is no SMTP.
 */
export type SmtpMode = 'deliver' | 'tarpit' | 'refuse' | 'drop' | 'full' | 'slow' | 'garbage'

/** The interval between two bytes of a slow server, in milliseconds. */
const slowMs = 300

/** A mail server with faults, on the loopback address. */
export async function startFakeSmtp() {
  /** The delivered messages by recipient. */
  const delivered = new Map<string, string>()
  const contacts = new Map<SmtpMode, number>()
  const sockets = new Set<Socket>()
  const state = { mode: 'deliver' as SmtpMode }

  function converse(socket: Socket, mode: SmtpMode) {
    const say = (line: string) => {
      if (mode !== 'slow') return void socket.write(`${line}\r\n`)
      const bytes = [...`${line}\r\n`]
      const timer = setInterval(() => {
        const byte = bytes.shift()
        if (byte === undefined || socket.destroyed) clearInterval(timer)
        else socket.write(byte)
      }, slowMs)
    }
    let to = ''
    let message: string[] | undefined
    const hear = (line: string) => {
      if (message !== undefined) {
        if (line !== '.') return void message.push(line)
        delivered.set(to, message.join('\n'))
        message = undefined
        return say('250 Taken')
      }
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        if (mode === 'drop') return void socket.destroy()
        return say(mode === 'full' ? '452 No room' : '250 OK')
      }
      if (command === 'DATA') {
        message = []
        return say('354 Go on')
      }
      if (command === 'QUIT') return void socket.end('221 Bye\r\n')
      return say('250 OK')
    }
    let rest = ''
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString('latin1')).split('\r\n')
      rest = parts.pop() ?? ''
      for (const line of parts) hear(line)
    })
    if (mode === 'refuse') socket.end('554 Nobody is served\r\n')
    else if (mode === 'garbage') socket.write('HTTP/1.1 200 OK\r\n\r\n\0\xff\r\n')
    else if (mode !== 'tarpit') say('220 mail.example ESMTP')
  }

  const server = createServer((socket) => {
    const { mode } = state
    contacts.set(mode, (contacts.get(mode) ?? 0) + 1)
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, mode)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    /** The number of connections in a mode. */
    contactsIn: (mode: SmtpMode) => contacts.get(mode) ?? 0,
    setMode: (mode: SmtpMode) => {
      state.mode = mode
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
