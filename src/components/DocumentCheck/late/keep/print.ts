/** Prints a report in place of the page. @param body HTML, all of whose texts are escaped */
export function printReport(title: string, body: string): void {
  const report = document.createElement('div');
  report.dataset['report'] = '';
  report.innerHTML = body;
  document.body.append(report);
  // Browsers offer it as the name of the PDF, and write it into the PDF.
  const before = document.title;
  document.title = title;
  // Safari goes on before it has printed.
  addEventListener(
    'afterprint',
    () => {
      report.remove();
      document.title = before;
    },
    {once: true},
  );
  print();
}
