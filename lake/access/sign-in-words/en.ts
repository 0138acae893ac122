/** The words of the sign-in pages; `{{…}}` is filled in. */
export const en = {
  fault: 'Error: {{title}}',
  signIn: 'Sign in',
  'signIn.title': 'Sign in to the Studio',
  'signIn.lede': 'The Studio is where the words, figures and papers of the site are written and published.',
  'signIn.name': 'User name',
  'signIn.password': 'Password',
  'signIn.company': 'Sign in with your company account',
  'signIn.help': 'No account, or a forgotten password? An administrator of the Studio can help.',
  'signIn.needsName': 'Type your user name.',
  'signIn.needsPassword': 'Type your password.',
  'signIn.mismatch': 'This name and this password do not belong together. Check both; capital letters count.',
  'signIn.wait': 'Too many attempts. Wait {{minutes}}, then try again.',
  'over.ended': 'Your session was ended. Sign in again in this browser; what you typed is kept.',
  'over.expired': 'Your session has run out. Sign in again in this browser; what you typed is kept.',
  'over.out': 'You have signed out.',
  goOn: 'Go on',
  'code.title': 'Your code',
  'code.lede':
    'Type the six digits your authenticator app shows for this Studio. Without your telephone, type one of your recovery codes.',
  'code.field': 'Code',
  'code.help':
    'Neither at hand? An administrator of the Studio can take the second step away, so that you set it up anew.',
  'code.needed': 'Type the code.',
  'code.wrong':
    'This code is not right. Each is good once and for half a minute: wait for the next one, and check that the telephone’s clock is set by itself.',
  'code.wait': 'Too many wrong codes. Wait {{minutes}}, then try again.',
  'step.over': 'That took too long, or was done already. Sign in once more.',
  'set.title': 'Set up a second step',
  'set.required': 'Your role asks for a code beside the password.',
  'set.lede':
    'Scan this with an authenticator app on your telephone, such as Aegis, Google Authenticator or 1Password, then type the code it shows.',
  'set.scan': 'Scan code of the key below',
  'set.key': 'Or type this key into the app:',
  'set.field': 'Code the app shows',
  'set.needed': 'Type the code the app shows.',
  'set.wrong':
    'This code is not right. Wait for the next one, and check that the telephone’s clock is set by itself.',
  'recovery.title': 'Your recovery codes',
  'recovery.lede':
    'Each lets you in once when you are without your telephone. Print them or write them down now: they are not shown again.',
  'recovery.kept': 'I have kept them, go on',
  'proof.title': 'Your code for the Studio',
  'proof.heading': 'It is you',
  'proof.lede':
    'Type this code in the Studio, in the window where you sign. It is good once, for two minutes.',
  'proof.secret': 'Give it to nobody: whoever has it could sign in your name.',
  'foreign.title': 'Sign-in refused',
  'foreign.heading': 'Not from there',
  'foreign.lede': 'The page that sent you here is not known to this lake, so nobody can be signed in to it.',
  'foreign.wayOut':
    'Open the Studio at its own address. If that page is really yours, an operator adds its origin to ALLOWED_ORIGINS.',
  'company.elsewhere': 'This sign-in did not begin in this browser, or took too long. Sign in once more.',
  'company.unnamed':
    'Your company’s sign-in does not say what you are called. Its operator lets it send preferred_username or email.',
  'company.noGroup':
    'You are in none of the groups that may use the Studio. Ask an administrator of the Studio which one you need.',
  'company.denied': 'Your company’s sign-in did not let you in. Nothing was changed. Sign in once more.',
  'company.late':
    'Your company’s answer had run out, or its clock differs from ours. Nothing was changed. Sign in once more.',
  'company.otherSignIn':
    'Your company’s answer belongs to another sign-in. Nothing was changed. Sign in once more.',
  'company.otherIssuer':
    'The answer comes from another issuer than your company’s. Nothing was changed. Sign in once more.',
  'company.otherProgram':
    'Your company’s answer was meant for another program. Nothing was changed. Sign in once more.',
  'company.unchecked':
    'Your company’s sign-in gave no answer that can be checked. Nothing was changed. Sign in once more. If it stays so, use your password, or ask an administrator.',
  'company.nameTaken':
    'There is a user "{{name}}" with a password already. Ask an administrator of the Studio.',
  'company.disabled': 'You may not sign in any more. Ask an administrator of the Studio.',
  'company.last':
    'Your groups give you another role. You are the last administrator, and without one nobody could add people. Make somebody else an administrator first.',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
