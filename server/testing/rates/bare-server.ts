import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

// The handler that the server's rates are compared with: Hono and pg, one row by its primary key, and nothing else. `measure.ts` starts it with
// DATABASE_URL and an employer's id, and gets its port by message.

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = new Hono()

app.get('/', async (c) => {
  const { rows } = await pool.query('select id, email, first_name, last_name from employer where id = $1', [
    process.env['EMPLOYER_ID'],
  ])
  return c.json({ data: rows[0] })
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port))
