/** The topics of questions and answers, in the order of the help page. */
export const faqTopics = [
  { value: 'account', title: 'Opening an account' },
  { value: 'verification', title: 'Verification' },
  { value: 'funding', title: 'Paying in and out' },
  { value: 'costs', title: 'Costs' },
  { value: 'trading', title: 'Trading' },
  { value: 'risk', title: 'Risk' },
  { value: 'platforms', title: 'Platforms' },
  { value: 'data-and-security', title: 'Data and security' },
  { value: 'complaints', title: 'Complaints' },
  { value: 'partners', title: 'Partners' },
] as const
