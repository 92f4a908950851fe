import { text } from 'node:stream/consumers'
import { assertDatabaseExists, openDatabase } from './platform/db/database.ts'
import { type Env, readEnv } from './platform/config/env.ts'
import { commandLog, logFailure } from './platform/log/log.ts'
import { OperatorError } from './platform/config/operator-error.ts'
import { parseSupportCommand, runSupportCommand, type SupportCommand } from './app/support-command.ts'

// npm run support -- list | show | answer | close | decide | close-account: the operator's side of the tickets (server/README.md, Support).

/** Refuses a mail from a database of its own that would ask for replies to the invented address of the demo. @throws {OperatorError} */
function assertRepliesReachOperator({ databaseUrl, isSupportEmailSet }: Env, { action }: SupportCommand) {
  if ((action !== 'answer' && action !== 'close-account') || databaseUrl === undefined || isSupportEmailSet) return
  throw new OperatorError(
    'MARQUEE_SUPPORT_EMAIL is missing: the employer answers to this address, like MARQUEE_SUPPORT_EMAIL=support@example.com. ' +
      'Set it, or MAIL_FROM, as for the server.',
  )
}

try {
  const env = readEnv(process.env)
  const command = await parseSupportCommand(process.argv.slice(2), () => text(process.stdin))
  assertDatabaseExists(env)
  assertRepliesReachOperator(env, command)
  const database = await openDatabase(env, commandLog)
  try {
    const deps = { db: database.db, now: () => new Date(), supportEmail: env.supportEmail }
    process.stdout.write(`${await runSupportCommand(deps, command)}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  logFailure(commandLog, error, 'command-failed')
  process.exitCode = 1
}
