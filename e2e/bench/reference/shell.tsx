import { type MouseEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { StubAnswer } from '../stub.ts'

type Place = 'home' | 'list'

const places: Readonly<Record<Place, string>> = { home: 'Dashboard', list: 'Gigs' }
const others = ['My Workers', 'Wallet and Payments', 'Billing and subscription', 'Profile and Settings']

const placeNow = (): Place => (location.pathname.endsWith('/list') ? 'list' : 'home')

/** The answers that were read; a page that is shown again needs no request. */
const answers = new Map<Place, StubAnswer>()

/** The first answer is requested by the script, before React renders. */
const first = read(placeNow())

async function read(place: Place): Promise<StubAnswer> {
  const answer = (await (await fetch(`/bench-stub/${place}.json`)).json()) as StubAnswer
  answers.set(place, answer)
  return answer
}

/** Sidebar, and beside it four cards and a table, or the table alone; on React alone. */
function Shell() {
  const [place, setPlace] = useState(placeNow)
  const [, setReadPlace] = useState<Place>()
  const answer = answers.get(place)
  useEffect(() => {
    const follow = () => setPlace(placeNow())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    if (answers.has(place)) return
    const reading = place === placeNow() && answers.size === 0 ? first : read(place)
    void reading.then(() => setReadPlace(place))
  }, [place])
  const go = (to: Place) => (event: MouseEvent) => {
    event.preventDefault()
    history.pushState(null, '', `/bench/shell/${to}`)
    setPlace(to)
  }
  return (
    <div className="shell">
      <nav>
        {(['home', 'list'] as const).map((to) => (
          <a key={to} href={`/bench/shell/${to}`} onClick={go(to)}>
            {places[to]}
          </a>
        ))}
        {others.map((label) => (
          <a key={label} href="/bench/shell/home">
            {label}
          </a>
        ))}
      </nav>
      <main>
        <h1>{places[place]}</h1>
        {answer === undefined ? <p>Loading</p> : <Content place={place} answer={answer} />}
      </main>
    </div>
  )
}

function Content({ place, answer }: { place: Place; answer: StubAnswer }) {
  return (
    <>
      {place === 'home' && (
        <div className="cards">
          {answer.cards.map(({ label, value }) => (
            <div key={label} className="card">
              <a href="/bench/shell/list">{label}</a>
              <strong>{value.toLocaleString('en-NG')}</strong>
            </div>
          ))}
        </div>
      )}
      <table className={place}>
        <thead>
          <tr>
            <th>Gig</th>
            <th>Date</th>
            <th>Status</th>
            <th>Hired</th>
            <th>Pay</th>
          </tr>
        </thead>
        <tbody>
          {answer.rows.map((row) => (
            <tr key={row.id}>
              <td>
                <a href={`#${row.id}`}>{row.title}</a>
              </td>
              <td>{row.date}</td>
              <td>{row.status}</td>
              <td>{row.hired}</td>
              <td>{row.pay.toLocaleString('en-NG')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

createRoot(document.querySelector('#root') ?? document.body).render(<Shell />)
