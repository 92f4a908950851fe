import { type SubmitEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The sign-in form on React alone. */
function SignIn() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
  }
  return (
    <main className="form">
      <h1>Log in</h1>
      <p>Post a Gig, hire creative workers, review their work and pay them.</p>
      <form onSubmit={submit}>
        <div className="field">
          <label htmlFor="email">Email address</label>
          <input
            id="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="password">Password</label>
          <input
            id="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            Show password
          </button>
        </div>
        <button type="submit" disabled={email === '' || password === ''}>
          {isSubmitted ? 'Logging in' : 'Log in'}
        </button>
      </form>
      <p>
        New here? <a href="/create-account">Create an account</a>
      </p>
    </main>
  )
}

createRoot(document.querySelector('#root') ?? document.body).render(<SignIn />)
