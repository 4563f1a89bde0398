/**
 * The HTML around every page: Docusaurus's template without `preBodyTags`, which is theme-classic's inline script.
 * The HTML contains one `<script>`, `boot`, which runs before the first paint and loads the others on demand
 * (src/client/boot).
 */
export default `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% const late = it.scripts.filter((script) => !script.includes('/boot.')); %>
    <% it.scripts.filter((script) => !late.includes(script)).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" data-scripts="<%= late.map((file) => it.baseUrl + file).join(' ') %>"></script>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
