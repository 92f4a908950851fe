import { Pagination } from './index.ts'

// Checked by the compiler, not run: wrong props must not compile.

const list = { page: 1, pageSize: 20, total: 134 }

export const right = (
  <>
    <Pagination {...list} href={(page) => `?page=${page}`} />
    <Pagination {...list} onPageChange={() => undefined} />
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error -- neither links nor a handler */}
    <Pagination {...list} />
    {/* @ts-expect-error -- two ways to the same page */}
    <Pagination {...list} href={(page) => `?page=${page}`} onPageChange={() => undefined} />
  </>
)
