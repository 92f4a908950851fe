import type { Database } from './database.ts'

/**
 * A statement that is built once for each database and has a name, by which PostgreSQL parses it once for each connection, and plans it once
 * where a plan for any values is as good as one for those of the call. For reads of a fixed shape that many calls make. What changes from
 * call to call is a `sql.placeholder`.
 */
export function prepared<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return (db) => {
    const existing = statements.get(db)
    if (existing !== undefined) return existing
    const statement = prepare(db)
    statements.set(db, statement)
    return statement
  }
}
