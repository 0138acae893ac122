/** Polish words of tasks that `@sanity/locale-pl-pl` lacks. */
export default {
  'document.footer.open-tasks.placeholder_few': 'Otwarte zadania',
  'document.footer.open-tasks.placeholder_many': 'Otwarte zadania',
  'document.footer.open-tasks.text_few': '{{count}} otwarte zadania',
  'document.footer.open-tasks.text_many': '{{count}} otwartych zadań',
}
