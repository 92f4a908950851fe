import { Client } from 'pg'

/** Every row of every table as text, and the value of every sequence, by name. */
export type DatabaseContent = Readonly<Record<string, readonly string[]>>

/** Reads everything that a database of Marquee holds, its migrations included. */
export async function readContent(url: string): Promise<DatabaseContent> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
    )
    const content: Record<string, readonly string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      content[name] = rows.map(({ row }) => row)
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      "select sequencename as name, coalesce(last_value::text, 'not called') as value from pg_sequences where schemaname = 'public' order by 1",
    )
    return { ...content, sequences: sequences.map(({ name, value }) => `${name} ${value}`) }
  } finally {
    await client.end()
  }
}
