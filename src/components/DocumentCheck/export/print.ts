/** Prints a report instead of the page. @param body HTML with escaped text */
export function printReport(title: string, body: string): void {
  const report = document.createElement('div');
  report.dataset['report'] = '';
  report.innerHTML = body;
  document.body.append(report);
  // Browsers suggest it as the name of the PDF, and write it into the PDF.
  const before = document.title;
  document.title = title;
  // Safari continues before it has printed.
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
