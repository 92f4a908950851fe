import { Pagination } from './index.ts'

// Checked by the compiler, not run: what must not be written does not compile.

const list = { page: 1, pageSize: 20, total: 134 }

export const right = (
  <>
    <Pagination {...list} href={(page) => `?page=${page}`} />
    <Pagination {...list} onPageChange={() => undefined} />
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error -- leads nowhere */}
    <Pagination {...list} />
    {/* @ts-expect-error -- two ways to the same page */}
    <Pagination {...list} href={(page) => `?page=${page}`} onPageChange={() => undefined} />
  </>
)
