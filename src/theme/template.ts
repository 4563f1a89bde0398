/**
 * The HTML around every page: Docusaurus' own template without `preBodyTags`, where
 * theme-classic puts its inline script; with the script that must run before the first paint,
 * and of the others only `boot`, which is told of them and fetches them when they are wanted
 * (src/client/boot).
 */
export default `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script src="<%= it.baseUrl %>scheme.js"></script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <% const late = it.scripts.filter((script) => !script.includes('/boot.')); %>
    <% it.scripts.filter((script) => !late.includes(script)).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" data-scripts="<%= late.map((file) => it.baseUrl + file).join(' ') %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
