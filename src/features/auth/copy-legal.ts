/** The copy of the pages that registration links to: what the product does, in plain language. */
export const legal = {
  signIn: 'Go to sign in',
  terms: {
    title: 'Terms and Conditions',
    intro: 'What you agree to when you create an employer account on Marquee.',
    sections: [
      {
        heading: 'Your account',
        text: 'An account belongs to one employer. Give your real name and an email you can read, keep your password to yourself, and tell us at once when someone else has used your account. What is done with your account counts as done by you.',
      },
      {
        heading: 'Gigs',
        text: 'You may post a Gig for work that is lawful, that you are entitled to give, and that you describe honestly: what is to be done, where and when, and what it pays. We may close an account that breaks these rules, once its Gigs have ended and no money is left in it.',
      },
      {
        heading: 'People you hire',
        text: 'You choose whom you hire, and the agreement about the work is between you and that person. Treat everyone who applies fairly, and use what they tell you about themselves for the Gig only.',
      },
      {
        heading: 'Money',
        text: 'A plan says how many Gigs you may post. You pay for a Gig before it opens, and the pay of its workers is set aside from then on.',
      },
      {
        heading: 'Leaving',
        text: 'Finish or cancel your Gigs and withdraw what remains in your wallet. Then you can ask us to close your account under Profile and Settings.',
      },
      {
        heading: 'Changes',
        text: 'The terms that apply are those on this page.',
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    intro: 'What Marquee knows about you, why, and what you can do about it.',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your name, your email, your phone and photo if you give them, your company profile, the Gigs you post, the people you hire and the payments between you. Your password and your PIN are kept in a form that nobody can read, not even us, and so is a code once its email is sent.',
      },
      {
        heading: 'What we use it for',
        text: 'To run the marketplace: to sign you in, to show your Gigs to workers, to move money, and to tell you what happens. We do not sell it and we show no advertising.',
      },
      {
        heading: 'Who sees it',
        text: 'Workers see your company profile and your Gigs. The services that carry our emails, payments and push messages get what each of them needs for that, and no more.',
      },
      {
        heading: 'In your browser',
        text: 'We keep your session, your preferences, views of My Workers you saved, Gigs you have not posted yet, workers you chose for one, reviews of work that you have not sent yet, private notes that are not saved yet, messages, reports and comments that you have not sent yet, messages and invitations that are not confirmed, the order of your backups for a Gig, which Gig waits for your plan, payments that are not confirmed, call sheets you opened, which good news you have seen, how many applicants you have seen and the registration for push messages in your browser. Cookies remember whether the sidebar is open, protect your account from other websites, recognise a browser in which you signed in before, and tie a code to the browser that asked for it. There are no tracking cookies. The email you type to sign up or to reset a password is never written to your device.',
      },
      {
        heading: 'Your choices',
        text: 'You can read and correct your details under Profile and Settings, turn off emails there, and ask us to close your account. Codes and emails about payments are always sent. Records of payments are kept, also after your account is closed.',
      },
    ],
  },
} as const
