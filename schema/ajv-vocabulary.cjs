// Keywords for editors in site.schema.json, which ajv's strict mode must be told of.
module.exports = (ajv) => {
  for (const keyword of [
    'defaultSnippets',
    'enumDescriptions',
    'patternErrorMessage',
    'suggestSortText',
    'doNotSuggest',
  ])
    ajv.addKeyword(keyword);
  return ajv;
};
